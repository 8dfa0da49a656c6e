import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface ScreenBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of a screen that threw while it was drawn; `retry` draws it anew. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onError: (error: Error) => void;
}

interface ScreenBoundaryState {
  readonly hasFailed: boolean;
}

/** Keeps a fault in one screen from taking the header, and so the way back, with it. React wants a class for this. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ScreenBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    this.props.onError(error instanceof Error ? error : new Error(String(error)));
  }

  override render(): ReactNode {
    return this.state.hasFailed
      ? this.props.fallback(() => this.setState({ hasFailed: false }))
      : this.props.children;
  }
}
