import type { ReportError } from '@mall/contracts/platform/services';
import { Component, type ReactNode } from 'react';

interface Props {
  /** What the report calls it. */
  name: string;
  report: ReportError;
  children: ReactNode;
}

/** Around a part that the page can do without: when it crashes, it is reported and gone, and the rest goes on. */
export class PartBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(this.props.name, error);
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
