// Runs before every module. zod tries at load whether code may be made from text; the content security policy forbids
// that, and each try would be reported as a violation. This tells zod not to try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
