/** Set by `vite.config.ts`: the version in package.json. */
declare const __CONFIDANT_VERSION__: string;
/** Set by `vite.config.ts`: true only in the build that the end-to-end tests drive. */
declare const __CONFIDANT_TEST_BUILD__: boolean;
