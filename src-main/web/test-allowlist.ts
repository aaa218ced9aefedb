/**
 * Origins of page servers on loopback that end-to-end tests start. The shipped build contains none of this: the constant
 * is false there, so the bundler drops the branch and with it the name of the variable (a test on the build looks for it).
 */
export const testAllowedOrigins: readonly string[] = __CONFIDANT_TEST_BUILD__
  ? (process.env.CONFIDANT_TEST_ALLOWED_ORIGINS ?? '').split(',').filter((origin) => origin !== '')
  : [];
