import { OWNER_KEY_HEADER } from "@volpe/contract";

/** The header with the owner's key; none if the key is "", because the owner is logged in. */
export const toKeyHeader = (key: string) => (key === "" ? {} : { [OWNER_KEY_HEADER]: key });
