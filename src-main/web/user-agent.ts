/** What every request to a page or a service says about itself: the truth, so that an operator can recognize and block it. */
export const USER_AGENT = `Confidant/${__CONFIDANT_VERSION__}`;
