/** The two channels between preload and main. Nothing else is listened to. */
export const TO_MAIN = 'confidant:to-main';
export const TO_WINDOW = 'confidant:to-window';
