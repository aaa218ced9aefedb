import { createHash } from 'node:crypto';
import { tokensOfText } from '#shared/chat/estimate-tokens.ts';
import type { Manager } from '#shared/organization/managed.ts';
import type { ProfileBody, ProfileReference, ProfileTexts, ProfileView } from '#shared/preset/profile.ts';
import type { TemplateReference, TemplateTexts, TemplateView } from '#shared/preset/template.ts';
import type { Combination, Owned } from '../org-config/combine.ts';
import { exampleConversation } from '../org-config/format/example-conversation.ts';
import type { ObjectOf } from '../org-config/format/object-schemas.ts';
import { exampleHistory, profilePrompt, templatePrompt } from './preset-prompt.ts';

/** From what a person or an organization wrote to what chats begin with. */
export interface PresetSource<Body> {
  id: string;
  body: Body;
  by?: Manager;
}

type AnyTemplate = TemplateTexts & Pick<TemplateView, 'name' | 'userPrompt' | 'mayUseProfile' | 'toolIds'>;

export function templateView(
  { id, body, by }: PresetSource<AnyTemplate>,
  attachments: TemplateView['attachments'],
  collectionsOf: (toolIds: readonly string[]) => string[],
): TemplateView {
  const { name, userPrompt, mayUseProfile, toolIds } = body;
  const texts: TemplateTexts = { systemPrompt: body.systemPrompt, exampleConversation: body.exampleConversation };
  const said = exampleHistory(texts).reduce((sum, { text }) => sum + tokensOfText(text), 0);
  return {
    id,
    name,
    mayUseProfile,
    tokens: tokensOfText(templatePrompt(texts)) + said,
    digest: digestOf(texts),
    ...texts,
    userPrompt,
    attachments,
    ...(toolIds && { toolIds, collectionIds: collectionsOf(toolIds) }),
    ...(by && { by }),
  };
}

export function profileView({ id, body, by }: PresetSource<ProfileBody>): ProfileView {
  const { name, needToKnow, actions } = body;
  const texts: ProfileTexts = { needToKnow, actions };
  return { id, name, tokens: tokensOfText(profilePrompt(texts)), digest: digestOf(texts), ...texts, ...(by && { by }) };
}

export function templateParts(view: TemplateView): { reference: TemplateReference; texts: TemplateTexts } {
  const { id, name, mayUseProfile, tokens, digest, by, systemPrompt, exampleConversation } = view;
  return {
    reference: { id, name, mayUseProfile, tokens, digest, ...(by && { by }) },
    texts: { systemPrompt, exampleConversation },
  };
}

export function profileParts(view: ProfileView): { reference: ProfileReference; texts: ProfileTexts } {
  const { id, name, tokens, digest, by, needToKnow, actions } = view;
  return { reference: { id, name, tokens, digest, ...(by && { by }) }, texts: { needToKnow, actions } };
}

const digestOf = (texts: TemplateTexts | ProfileTexts) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);

export function organizationTemplate({ object, by }: Owned<ObjectOf<'CHAT_TEMPLATES'>>): PresetSource<AnyTemplate> {
  return {
    id: object.Id,
    by,
    body: {
      name: object.Name,
      systemPrompt: object.SystemPrompt,
      userPrompt: object.PredefinedUserPrompt,
      mayUseProfile: object.AllowProfileUsage,
      exampleConversation: exampleConversation(object),
      ...(object.ToolIds && { toolIds: object.ToolIds }),
    },
  };
}

export function organizationProfile({ object, by }: Owned<ObjectOf<'PROFILES'>>): PresetSource<ProfileBody> {
  return { id: object.Id, by, body: { name: object.Name, needToKnow: object.NeedToKnow, actions: object.Actions } };
}

/** What of the organization's configurations is read here. */
export type OrganizationObjects = Combination['objects'];
