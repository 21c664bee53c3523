import texts from '../../../schemas/content/before-purchase.json';

/** What blocks a purchase: the id of the element that explains it, and a short text. */
export type PurchaseBlock = { by: string; text: string };

/**
 * What blocks a purchase: open questions first (decision D30), then a call that the visitor has to
 * make. Both are given by the id of the element that explains them.
 */
export function purchaseBlock(
  gapId: string | undefined,
  callId: string | undefined,
): PurchaseBlock | undefined {
  if (gapId !== undefined) return { by: gapId, text: texts.blocked.gap };
  return callId === undefined ? undefined : { by: callId, text: texts.blocked.call };
}
