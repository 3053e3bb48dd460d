/** Where it is noted which lists are on their way; a logout, which loads nothing, removes it too. */
export const UNSETTLED_NAME = "volpe-lists";
