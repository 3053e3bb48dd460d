/** Name of the stored conversation. */
export const CHAT_STORAGE_NAME = "volpe-chat";

/**
 * An instance with its own tracking value appends that value: instances of one page with different
 * values have different conversations.
 */
export const OWN_CHAT_STORAGE_PREFIX = "volpe-chat:";
