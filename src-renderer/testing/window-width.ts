/** The width media queries see in tests; back to `wide` after each. */
export const windowWidth = { wide: 1440, current: 1440 };
