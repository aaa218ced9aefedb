import { Component, type ReactNode } from 'react';

interface Props {
  /** When it changes, rendering is tried again. */
  text: string;
  plain: ReactNode;
  children: ReactNode;
}

/** A block that cannot be rendered shows its text; the rest of the answer is not touched. */
export class PlainOnError extends Component<Props, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError(): { isFailed: boolean } {
    return { isFailed: true };
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.isFailed && previous.text !== this.props.text) this.setState({ isFailed: false });
  }

  override render(): ReactNode {
    return this.state.isFailed ? this.props.plain : this.props.children;
  }
}
