import { Component, type ReactNode } from 'react';

interface Props {
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/**
 * The outer tier: a crash in render or an effect stops here and is handed to the owner of the slot, which shows
 * another version or a panel. Expected failures never get here; features render them in place.
 */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    // While a part is developed, the panel on the page shows it (development/client).
    if (process.env.NODE_ENV === 'development') dispatchEvent(new ErrorEvent('mall-crash', { error }));
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
