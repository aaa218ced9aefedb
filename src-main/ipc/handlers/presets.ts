import type { ChatService } from '../../chats/chat-service.ts';
import type { ChatPresets } from '../../presets/chat-presets.ts';
import type { PresetLibrary } from '../../presets/preset-library.ts';
import type { Handlers } from '../handler.ts';
import { readPickedFile } from './attachments.ts';

type PresetHandlers = Pick<
  Handlers,
  | 'presets.list'
  | 'presets.save'
  | 'presets.read-file'
  | 'presets.delete'
  | 'presets.restore'
  | 'presets.attach-files'
  | 'presets.of-chat'
  | 'chats.set-profile'
>;

interface Dependencies {
  library: PresetLibrary;
  presets: ChatPresets;
  chats: ChatService;
}

export function presetHandlers({ library, presets, chats }: Dependencies): PresetHandlers {
  return {
    'presets.list': () => ({ templates: library.templates(), profiles: library.profiles() }),
    'presets.save': (draft) => ({
      id: library.save(draft.kind, draft.body, draft.id, draft.kind === 'template' ? draft.files : undefined),
    }),
    'presets.read-file': (file) => readPickedFile(file),
    'presets.delete': ({ kind, id }) => {
      library.delete(kind, id);
      return {};
    },
    'presets.restore': ({ kind, id }) => {
      library.restore(kind, id);
      return {};
    },
    'presets.attach-files': ({ templateId }, { signal }) => presets.attachFiles(templateId, signal),
    'presets.of-chat': ({ chatId }) => {
      chats.stored(chatId);
      return chats.presetTexts(chatId);
    },
    'chats.set-profile': ({ id, profileId }) => presets.setProfile(id, profileId),
  };
}
