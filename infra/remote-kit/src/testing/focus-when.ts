/**
 * What has the focus in the very task in which something is shown: whoever types at once types there, however busy the
 * browser is. Testing Library's own waiting ends later, when timers have run.
 * @param isShown is asked whenever the document changes
 */
export const focusWhen = (isShown: () => boolean): Promise<Element | null> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      resolve(document.activeElement);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
