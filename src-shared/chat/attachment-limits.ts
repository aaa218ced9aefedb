/** What goes along with one question at most. */
export const MAX_ATTACHMENTS = 20;
/** Of each; what is longer is cut. */
export const MAX_ATTACHMENT_CHARACTERS = 100_000;
/** Of a file that a window sends: more of it is not even looked at, since a character has at most four bytes. */
export const FILE_BYTES_READ = 4 * MAX_ATTACHMENT_CHARACTERS + 4;
export const MAX_FILE_NAME_CHARACTERS = 300;
