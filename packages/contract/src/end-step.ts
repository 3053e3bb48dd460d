/**
 * The step of the message that ends an interview. Its choices begin another one, and none of them is
 * a question that waits for an answer.
 */
export const END_STEP = 900;
