/** The beginning of a plugin that is in order; what follows fills `CONFIG`. */
export const HEADER = `
ID = "9072b77d-ca81-40da-be6a-861da525ef7b"
NAME = "Legal office"
DESCRIPTION = "What the legal office needs"
VERSION = "2.4.1"
TYPE = "CONFIGURATION"
AUTHORS = { "Town of Ellerbach" }
SUPPORT_CONTACT = "data-protection@ellerbach.example"
SOURCE_URL = "https://intranet.ellerbach.example"
CATEGORIES = { "CORE" }
TARGET_GROUPS = { "EVERYONE" }
IS_MAINTAINED = true
DEPRECATION_MESSAGE = ""
CONFIG = {}
CONFIG["SETTINGS"] = {}
`;

/** The same with other lines in the places of those that set the same names. */
export function headerWith(values: Readonly<Record<string, string>>): string {
  const changed = Object.entries(values).map(([name, value]) => `${name} = ${value}\n`);
  return HEADER + changed.join('');
}
