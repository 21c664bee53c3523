/**
 * Watches what extensions and translations do to a prerendered page before React takes it over, which
 * would not find its nodes again. Returns the function that takes their changes back, and says whether
 * there were any.
 */
export function watchForeignChanges(root: Node): () => boolean {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((made) => changes.push(...made));
  observer.observe(root, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
  return () => {
    changes.push(...observer.takeRecords());
    observer.disconnect();
    for (const change of changes.toReversed()) takeBack(change);
    return changes.length > 0;
  };
}

function takeBack({ target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord) {
  if (target instanceof CharacterData) target.data = oldValue ?? '';
  for (const node of addedNodes) target.removeChild(node);
  for (const node of removedNodes) target.insertBefore(node, nextSibling);
}
