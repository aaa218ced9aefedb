import type { TreeNode } from '../store/chat-store.ts';

/** The shape of a chat: which message replies to which. Made from all nodes in the order they were added. */
export class MessageTree {
  readonly #parents = new Map<string, string | null>();
  /** Replies in the order they were made; under null the first messages. */
  readonly #replies = new Map<string | null, string[]>();

  constructor(nodes: readonly TreeNode[]) {
    for (const { id, parentId } of nodes) {
      this.#parents.set(id, parentId);
      const siblings = this.#replies.get(parentId);
      if (siblings) siblings.push(id);
      else this.#replies.set(parentId, [id]);
    }
  }

  has(id: string): boolean {
    return this.#parents.has(id);
  }

  /** All versions of a message, itself included, in the order they were made. */
  versions(id: string): readonly string[] {
    return this.#replies.get(this.#parents.get(id) ?? null) ?? [];
  }

  /** From the first message to this one. */
  branch(id: string): string[] {
    const branch: string[] = [];
    for (let at: string | null = id; at !== null && this.has(at); at = this.#parents.get(at) ?? null) branch.push(at);
    return branch.reverse();
  }

  /** The message itself and everything below it, in no particular order. */
  subtree(id: string): string[] {
    const found = [id];
    // Grows while it is walked.
    for (const each of found) found.push(...(this.#replies.get(each) ?? []));
    return found;
  }

  /** The message without replies that was added last below this one; itself when nothing is below it. */
  newestLeaf(id: string): string {
    const below = new Set(this.subtree(id));
    let newest = id;
    for (const each of this.#parents.keys()) if (below.has(each)) newest = each;
    return newest;
  }

  /**
   * What is shown after a message is deleted: the branch as it is if the message was not on it, else the version before
   * the deleted one, or the one after it, or what it replied to.
   */
  headWithout(id: string, head: string | null): string | null {
    if (head === null || !this.branch(head).includes(id)) return head;
    const versions = this.versions(id);
    const index = versions.indexOf(id);
    const neighbour = versions[index - 1] ?? versions[index + 1];
    return neighbour === undefined ? (this.#parents.get(id) ?? null) : this.newestLeaf(neighbour);
  }
}
