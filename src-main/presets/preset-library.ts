import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { phrase } from '#shared/phrase.ts';
import { PRESET_LIMITS } from '#shared/preset/limits.ts';
import type { PresetKind } from '#shared/preset/preset.ts';
import { type ProfileBody, type ProfileView, profileBodySchema } from '#shared/preset/profile.ts';
import {
  type TemplateBody,
  type TemplateFiles,
  type TemplateView,
  templateBodySchema,
} from '#shared/preset/template.ts';
import { HandlerError } from '../ipc/handler.ts';
import { parseJson } from '../store/chat-rows.ts';
import type {
  PresetFileChange,
  PresetFileText,
  PresetStore,
  StoredPreset,
  StoredPresetFile,
} from '../store/preset-store.ts';
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
  /** By preset; texts stay in the store. */
  #files: ReadonlyMap<string, StoredPresetFile[]>;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    const { store, now } = dependencies;
    store.purge(now() - KEPT_DELETED_MS);
    this.#own = new Map(store.list().map((preset) => [preset.id, preset]));
    this.#files = filesByPreset(store);
  }

  /** The organization's first, then the person's own, each by name. */
  templates(): TemplateView[] {
    const { organization, collectionsOf } = this.#dependencies;
    const managed = (organization().CHAT_TEMPLATES ?? []).map((owned) =>
      templateView(
        organizationTemplate(owned),
        owned.object.FileAttachments.map((file) => ({ name: fileName(file) })),
        collectionsOf,
      ),
    );
    const own = this.#bodies('template').map((source) => {
      const files = (this.#files.get(source.id) ?? []).map(({ id, name, isTruncated }) => ({ id, name, isTruncated }));
      return templateView(source, files, collectionsOf);
    });
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

  /** Of a template of the person's own, in their order. */
  fileTexts(id: string): PresetFileText[] {
    return this.#dependencies.store.fileTexts(id);
  }

  /**
   * Makes a new one, or puts the body in the place of what is stored under this id; returns the id.
   *
   * @param files without them those it has stay. Throws "not-found" for one that is not stored.
   */
  save(kind: PresetKind, body: TemplateBody | ProfileBody, id?: string, files?: TemplateFiles): string {
    const { store, changed, now } = this.#dependencies;
    const content = JSON.stringify(body);
    if (id !== undefined) {
      const stored = this.#find(kind, id);
      const changes = files && this.#fileChanges(files, id);
      if (content !== stored.content || changes) this.#write({ ...stored, content, updatedAt: now() }, changes);
      return id;
    }
    const { perKind: maximum } = PRESET_LIMITS;
    if ([...this.#own.values()].filter((preset) => preset.kind === kind).length >= maximum) {
      throw new HandlerError('refused', phrase(`presets.problem.tooMany.${kind}`, { maximum }));
    }
    const at = now();
    const preset = { id: `own-${randomUUID()}`, kind, content, createdAt: at, updatedAt: at, deletedAt: null };
    store.add(preset, files && this.#fileChanges(files, preset.id));
    this.#own.set(preset.id, preset);
    if (files) this.#readFiles();
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

  #write(preset: StoredPreset, files?: readonly PresetFileChange[]): void {
    this.#dependencies.store.update(preset, files);
    this.#own.set(preset.id, preset);
    if (files) this.#readFiles();
    this.#dependencies.changed();
  }

  #fileChanges(files: TemplateFiles, id: string): PresetFileChange[] {
    const stored = new Set(this.#files.get(id)?.map((file) => file.id));
    return files.map((file) => {
      if ('text' in file) return { id: `file-${randomUUID()}`, ...file };
      if (!stored.delete(file.id)) throw new HandlerError('not-found', phrase('presets.problem.gone.file'));
      return file;
    });
  }

  #readFiles(): void {
    this.#files = filesByPreset(this.#dependencies.store);
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

function filesByPreset(store: PresetStore): Map<string, StoredPresetFile[]> {
  return Map.groupBy(store.listFiles(), ({ presetId }) => presetId);
}
