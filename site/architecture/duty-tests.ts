/**
 * Number of a duty (`docs/contract-duties.md`) → test file → titles. A test counts for a duty only
 * if it tests what the duty asks for.
 */
export const DUTY_TESTS: Readonly<Record<number, Readonly<Record<string, readonly string[]>>>> = {
  1: {
    "business-order": ["only a business has a limit of power for an order of electricity"],
    "cart-page": ["asks for the contract's holder without a default"],
  },
  2: {
    "rules/duties": ["the table has each kind of offer in each regime"],
    "business-order": ["promises no withdrawal in the stored PDF of a business order"],
    "line-order": [
      "a line is ordered, signed and withdrawn from with its provider's own summary",
      "a %s who did not confirm the summary orders no line",
    ],
  },
  3: {
    "rules/duties": ["hands terminals over to the provider"],
    "offer/take-offer": [
      "hands over a terminal to its provider",
      "names a terminal's information sheet, or that none is published",
    ],
  },
  4: {
    "offer/take-offer": [
      "allows orders only of real offers on sale with a figure",
      "refuses an order of an ended offer",
    ],
    "stale-order": ["an ended offer has no figure and takes no data"],
  },
  5: { "contract-page": ["names the supplier as counterparty, Volpe's part and its commission"] },
  6: {
    "seller-papers": [
      "refuses orders of an offer without the seller's sheet or conditions",
      "keeps the seller's bytes of a signed document",
    ],
    "line-order": ["a summary can be opened before the order, as the provider wrote it"],
    "rental-order": ["hands over a rental until the operator files its lessor's conditions"],
  },
  7: {
    "contract-page": [
      "has the mandatory information directly above the binding button",
      "says that the offer has changed",
    ],
    "stale-order": ["gives no code or signature to an order whose offer changed or ended"],
    "supply-place": ["shows the figures again when the supply is in another province"],
    "rental-order": ["names duration and cost of leaving on the page and in the signed papers"],
  },
  8: { "contract-page": ["has the mandatory information directly above the binding button"] },
  9: {
    "contract-page": ["ticks no box in advance"],
    "cart-page": [
      "names the steps without ordering",
      "names the means of payment before any data is asked for",
    ],
    "contract-routes": ["voids the code of an order that is corrected"],
  },
  10: {
    "contract-routes": ["mails documents with the signed hashes"],
    "operate-contract": ["exports the complete proof in one file"],
    "words/contract-texts": ["the paper %s has the version %s"],
  },
  11: {
    "operate-contract": ["does not activate a contract within the withdrawal term without the box"],
  },
  12: {
    "rental-order": ["promises no 14 days for a rental that can be ordered"],
    "rules/duties": ["gives %s for a %s the withdrawal %s and the boxes %s"],
  },
  13: {
    "words/contract-texts": ["never calls the signature digital, advanced or qualified"],
    "business-order": ["hands over a consumer's %s if a mailed code does not sign it"],
  },
  14: {
    "signing-code": [
      "ends a code after ten minutes",
      "voids a code after five wrong attempts",
      "the stored form of a code is a keyed hash",
      "refuses the right code once a frozen document changed",
    ],
  },
  15: {
    "append-only": [
      "refuses to change or delete an event of a contract",
      "refuses to change, add or delete a document of a signed contract",
      "answers no document whose bytes differ from the frozen ones",
    ],
    "operate-contract": ["exports the complete proof in one file"],
  },
  16: {
    "rules/duties": ["requires all shown boxes except the early start"],
    "contract-routes": ["refuses an order with another offer, a missing part or an empty box"],
  },
  17: {
    "packages/server/src/leads/leads.test.ts": [
      "without a stored request for a call names none to the operator",
      "that goes back from %s withdraws the former request",
    ],
    "packages/server/src/unsubscribe/withdraw-recalls.test.ts": [
      "a mailed link withdraws every call request of its mailbox and tells the operator",
    ],
  },
  18: {
    "contract-routes": ["mails documents with the signed hashes"],
    "undelivered-mails": [
      "a %s mail that never arrived is in the proof, on the page and in the operator's mailbox",
    ],
  },
  19: {
    "accept-contract": [
      "calls a signed order a proposal until the supplier's acceptance concludes it",
      "concludes with the signature where the supplier's conditions bind it",
    ],
    "rules/duties": ["needs the supplier's acceptance for %s for a %s"],
    "rules/withdrawal-term": ["includes the last second of the term but not the next"],
    "contract-routes": ["accepts a withdrawal until the last second in Rome"],
    "withdrawal-by-letter": ["accepts a letter of the last day that is recorded after the end"],
  },
  20: {
    "withdrawal-page": ["is confirmed in a separate second step"],
    "contract-signature": ["offers no withdrawal from an order that is not signed yet"],
    "contract-routes": ["withdraws from a signed contract"],
    "operate-contract": ["alerts the operator each hour about a withdrawal that was not forwarded"],
    "undelivered-mails": [
      "a withdrawal that the supplier's mailbox refused alarms the operator at once",
    ],
  },
  21: {
    "rules/duties": ["the table has each kind of offer in each regime"],
    "words/contract-texts": ["names no site for disputes that is closed"],
  },
  22: {
    "words/contract-texts": ["the text of %s has the version %s"],
    "rules/duties": ["the switch of the data role decides who answers for the data"],
  },
  23: {
    "rules/check-parts": ["normalises correct parts before storing them"],
    "contract-routes": ["names no POD, fiscal code or IBAN in mails and logs"],
    "site/src/routes/bill/hide-in-bill.test.ts": [
      "hides a supply point and a fiscal code in its value and in every line",
    ],
  },
  24: {
    "operate-contract": ["deletes drafts after thirty days and signed contracts after ten years"],
    "signing-code": ["deletes a file with a code after a day"],
  },
  25: {
    "packages/server/src/bills/bill-routes.test.ts": ["deletes a bill after its retention period"],
    "packages/server/src/chat/bill-in-chat.test.ts": [
      "says before the bill is sent what happens to it",
      "deletes a bill once the chat has read it",
    ],
    "packages/core/src/api/upload-bill.test.ts": [
      "stops polling, leaves no timer and deletes the bill after an abort",
    ],
  },
  26: {
    "rules/duties": ["says for %s and a %s that no program decides about credit"],
    "rules/contract-state": ["covers 128 combinations of state, side and action"],
  },
  27: {
    "papers/contract-pdf": ["draws each document so that a screen reader finds everything"],
    "site/e2e/contract.spec.ts": ["a quote becomes a signed contract that can be withdrawn from"],
  },
  28: {
    "rules/check-parts": ["a person who is seventeen"],
    "packages/server/src/idempotency/idempotency.test.ts": [
      "makes one contract of fifty simultaneous calls with one key",
    ],
  },
};
