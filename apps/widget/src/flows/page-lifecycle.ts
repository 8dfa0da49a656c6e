/** What happens to the page as a whole; each function returns how to stop listening. */
export interface PageLifecycle {
  /** The page can be seen again, or the browser is online again. */
  onVisible(listener: () => void): () => void;
  /** The page goes away: only calls with `keepalive` still leave. */
  onUnload(listener: () => void): () => void;
}
