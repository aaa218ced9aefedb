/** What goes along with one question at most. */
export const MAX_ATTACHMENTS = 20;
/** Of each; what is longer is cut. */
export const MAX_ATTACHMENT_CHARACTERS = 100_000;
