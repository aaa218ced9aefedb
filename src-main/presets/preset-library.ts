import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { phrase } from '#shared/phrase.ts';
import { PRESET_LIMITS } from '#shared/preset/limits.ts';
import type { PresetKind } from '#shared/preset/preset.ts';
import { type ProfileBody, type ProfileView, profileBodySchema } from '#shared/preset/profile.ts';
import { type TemplateBody, type TemplateView, templateBodySchema } from '#shared/preset/template.ts';
import { HandlerError } from '../ipc/handler.ts';
import { parseJson } from '../store/chat-rows.ts';
import type { PresetStore, StoredPreset } from '../store/preset-store.ts';
import {
  type OrganizationObjects,
  organizationProfile,
  organizationTemplate,
  profileView,
  templateView,
} from './preset-views.ts';

/** How long a deleted template or profile can be brought back. */
const KEPT_DELETED_MS = 30 * 24 * 60 * 60 * 1_000;

const BODY_SCHEMAS = { template: templateBodySchema, profile: profileBodySchema } as const satisfies Record<
  PresetKind,
  z.ZodType
>;

interface Dependencies {
  store: PresetStore;
  organization(): OrganizationObjects;
  /** The collections that tools of a template belong to; what is not there is left out. */
  collectionsOf(toolIds: readonly string[]): string[];
  /** Tells the windows. */
  changed(): void;
  now(): number;
}

/** Templates and profiles that chats can have: the organization's, and the person's own, which are kept here. */
export class PresetLibrary {
  readonly #dependencies: Dependencies;
  readonly #own: Map<string, StoredPreset>;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    const { store, now } = dependencies;
    store.purge(now() - KEPT_DELETED_MS);
    this.#own = new Map(store.list().map((preset) => [preset.id, preset]));
  }

  /** The organization's first, then the person's own, each by name. */
  templates(): TemplateView[] {
    const { organization, collectionsOf } = this.#dependencies;
    const managed = (organization().CHAT_TEMPLATES ?? []).map((owned) =>
      templateView(organizationTemplate(owned), owned.object.FileAttachments.map(fileName), collectionsOf),
    );
    const own = this.#bodies('template').map((source) => templateView(source, [], collectionsOf));
    return ordered(managed, own);
  }

  profiles(): ProfileView[] {
    const managed = (this.#dependencies.organization().PROFILES ?? []).map((owned) =>
      profileView(organizationProfile(owned)),
    );
    return ordered(managed, this.#bodies('profile').map(profileView));
  }

  template(id: string): TemplateView | undefined {
    return this.templates().find((template) => template.id === id);
  }

  profile(id: string): ProfileView | undefined {
    return this.profiles().find((profile) => profile.id === id);
  }

  /** Makes a new one, or puts the body in the place of what is stored under this id; returns the id. */
  save(kind: PresetKind, body: TemplateBody | ProfileBody, id?: string): string {
    const { store, changed, now } = this.#dependencies;
    const content = JSON.stringify(body);
    if (id !== undefined) {
      const stored = this.#find(kind, id);
      if (content !== stored.content) this.#write({ ...stored, content, updatedAt: now() });
      return id;
    }
    const { perKind: maximum } = PRESET_LIMITS;
    if ([...this.#own.values()].filter((preset) => preset.kind === kind).length >= maximum) {
      throw new HandlerError('refused', phrase(`presets.problem.tooMany.${kind}`, { maximum }));
    }
    const at = now();
    const preset = { id: `own-${randomUUID()}`, kind, content, createdAt: at, updatedAt: at, deletedAt: null };
    store.add(preset);
    this.#own.set(preset.id, preset);
    changed();
    return preset.id;
  }

  /** Can be undone for thirty days. */
  delete(kind: PresetKind, id: string): void {
    this.#write({ ...this.#find(kind, id), deletedAt: this.#dependencies.now() });
  }

  restore(kind: PresetKind, id: string): void {
    this.#write({ ...this.#find(kind, id, { isDeleted: true }), deletedAt: null });
  }

  #write(preset: StoredPreset): void {
    this.#dependencies.store.update(preset);
    this.#own.set(preset.id, preset);
    this.#dependencies.changed();
  }

  #find(kind: PresetKind, id: string, { isDeleted = false } = {}): StoredPreset {
    const preset = this.#own.get(id);
    if (preset?.kind === kind && (preset.deletedAt !== null) === isDeleted) return preset;
    const isManaged = !preset && (kind === 'template' ? this.template(id) : this.profile(id)) !== undefined;
    if (isManaged) throw new HandlerError('refused', phrase(`presets.problem.managed.${kind}`));
    throw new HandlerError('not-found', phrase(`presets.problem.gone.${kind}`));
  }

  /** What cannot be read (of a newer version, damaged) stays on disk and is not offered. */
  #bodies<Kind extends PresetKind>(kind: Kind): Array<{ id: string; body: z.output<(typeof BODY_SCHEMAS)[Kind]> }> {
    return [...this.#own.values()].flatMap((preset) => {
      if (preset.kind !== kind || preset.deletedAt !== null) return [];
      const body = BODY_SCHEMAS[kind].safeParse(parseJson(preset.content)).data;
      return body ? [{ id: preset.id, body: body as z.output<(typeof BODY_SCHEMAS)[Kind]> }] : [];
    });
  }
}

/** An organization's counts before one of the person's with the same id. */
function ordered<View extends { id: string; name: string }>(managed: readonly View[], own: readonly View[]): View[] {
  const byName = (one: View, other: View) => one.name.localeCompare(other.name);
  const taken = new Set(managed.map(({ id }) => id));
  return [...managed.toSorted(byName), ...own.filter(({ id }) => !taken.has(id)).toSorted(byName)];
}

/** Of a path with the separators of either system. */
export function fileName(file: string): string {
  return file.split(/[/\\]/).findLast(Boolean) ?? file;
}
