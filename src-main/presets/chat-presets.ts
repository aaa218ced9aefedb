import type { ChatSummary } from '#shared/chat/message.ts';
import { phrase } from '#shared/phrase.ts';
import type { ProfileView } from '#shared/preset/profile.ts';
import type { TemplateView } from '#shared/preset/template.ts';
import type { AttachmentDesk } from '../chats/attachment-desk.ts';
import type { ChatService } from '../chats/chat-service.ts';
import type { Beginning } from '../chats/new-chat.ts';
import { HandlerError } from '../ipc/handler.ts';
import { lockedPhrase } from '../org-config/apply/managed-settings.ts';
import type { Overlay } from '../org-config/apply/overlay.ts';
import type { SettingsService } from '../settings/settings-service.ts';
import type { PresetLibrary } from './preset-library.ts';
import { type OrganizationObjects, profileParts, templateParts } from './preset-views.ts';
import { type AttachedFiles, attachTemplateFiles } from './template-files.ts';

interface Dependencies {
  library: PresetLibrary;
  chats: ChatService;
  settings: SettingsService;
  attachments: Pick<AttachmentDesk, 'addFile' | 'addText'>;
  organization: { readonly objects: OrganizationObjects; readonly overlay: Pick<Overlay, 'managed'> };
}

/** Undefined: what is preselected. Null: none. */
type Wanted = string | null | undefined;
type PreselectedSetting = 'preselectedTemplateId' | 'preselectedProfileId';

/** Templates and profiles in chats: what a new chat takes, and what an existing one may change. */
export class ChatPresets {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * What a new chat begins with. Throws "not-found" for a template or profile that is gone, "refused" where the organization
   * has locked another one, or the template takes no profile. A preselected one that is not there counts as none.
   */
  beginning(wanted: { templateId?: Wanted; profileId?: Wanted }): Beginning {
    const template = this.#template(this.#allowed('preselectedTemplateId', wanted.templateId));
    const profile = this.#profileOfNewChat(template, wanted.profileId);
    const ofTemplate = template && templateParts(template);
    const ofProfile = profile && profileParts(profile);
    return {
      presets: {
        ...(ofTemplate && { template: ofTemplate.reference }),
        ...(ofProfile && { profile: ofProfile.reference }),
      },
      presetTexts: {
        ...(ofTemplate && { template: ofTemplate.texts }),
        ...(ofProfile && { profile: ofProfile.texts }),
      },
      toolSelection: template?.toolIds ? [...new Set(template.toolIds)] : null,
    };
  }

  /** For requests from now on. Throws as `beginning` does. */
  setProfile(chatId: string, profileId: string | null): ChatSummary {
    const { chats } = this.#dependencies;
    const { template } = chats.stored(chatId).presets ?? {};
    if (profileId !== null && template?.mayUseProfile === false) refuseProfile(template.name);
    const profile = this.#profile(this.#allowed('preselectedProfileId', profileId));
    return chats.setProfile(chatId, profile && profileParts(profile));
  }

  /** Throws "not-found" for a template that is gone. */
  async attachFiles(templateId: string, signal: AbortSignal): Promise<AttachedFiles> {
    const { library, organization, attachments } = this.#dependencies;
    if (!library.template(templateId)) throw gone('template');
    const owned = (organization.objects.CHAT_TEMPLATES ?? []).find(({ object }) => object.Id === templateId);
    if (!owned) {
      const texts = library.fileTexts(templateId);
      return { attachments: await Promise.all(texts.map((file) => attachments.addText(file, signal))), refused: [] };
    }
    const { object, folder, origin } = owned;
    return attachTemplateFiles({ files: object.FileAttachments, folder, origin }, attachments, signal);
  }

  /** A template that takes no profile keeps out also the one that is preselected, whoever preselected it. */
  #profileOfNewChat(template: TemplateView | undefined, wanted: Wanted): ProfileView | undefined {
    if (template?.mayUseProfile === false) {
      if (typeof wanted === 'string') refuseProfile(template.name);
      return undefined;
    }
    return this.#profile(this.#allowed('preselectedProfileId', wanted));
  }

  #allowed(setting: PreselectedSetting, wanted: Wanted): { id: string | null; isPreselected: boolean } {
    const { settings, organization } = this.#dependencies;
    const preselected = settings.get()[setting];
    if (wanted === undefined || wanted === preselected) return { id: preselected, isPreselected: true };
    if (settings.isLocked(setting)) {
      throw new HandlerError('refused', lockedPhrase(organization.overlay.managed.settings[setting]));
    }
    return { id: wanted, isPreselected: false };
  }

  #template({ id, isPreselected }: { id: string | null; isPreselected: boolean }): TemplateView | undefined {
    const template = id === null ? undefined : this.#dependencies.library.template(id);
    if (id !== null && !template && !isPreselected) throw gone('template');
    return template;
  }

  #profile({ id, isPreselected }: { id: string | null; isPreselected: boolean }): ProfileView | undefined {
    const profile = id === null ? undefined : this.#dependencies.library.profile(id);
    if (id !== null && !profile && !isPreselected) throw gone('profile');
    return profile;
  }
}

const gone = (kind: 'template' | 'profile') => new HandlerError('not-found', phrase(`presets.problem.gone.${kind}`));

function refuseProfile(name: string): never {
  throw new HandlerError('refused', phrase('presets.profileNotAllowed', { name }));
}
