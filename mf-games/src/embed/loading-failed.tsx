import { ErrorCard } from "@acompana/kit/ui";
import { Component, type ReactNode } from "react";
import { text } from "../text.ts";

/** Stands where the games would when their files did not arrive. */
export class LoadingFailed extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorCard
        title={text.embed.failed}
        line={text.embed.failedLine}
        screen
        // A browser never asks again for a module that failed; a fresh page does.
        onRetry={() => location.reload()}
      />
    );
  }
}
