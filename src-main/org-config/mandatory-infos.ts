import { createHash } from 'node:crypto';
import type { MandatoryInfo } from '#shared/organization/view.ts';
import { phrase } from '#shared/phrase.ts';
import { HandlerError } from '../ipc/handler.ts';
import type { Combination, Owned } from './combine.ts';
import type { ObjectOf } from './format/object-schemas.ts';
import type { Acceptance, OrganizationState } from './state-file.ts';

type OwnedInfo = Owned<ObjectOf<'MANDATORY_INFOS'>>;
type Accepted = OrganizationState['accepted'];

/** What people have to agree to, with what they agreed to so far. Another version, title or text is asked again. */
export function mandatoryInfoViews({ objects }: Combination, accepted: Accepted): MandatoryInfo[] {
  return (objects.MANDATORY_INFOS ?? []).map((info): MandatoryInfo => {
    const { object, by } = info;
    const key = keyOf(info);
    const last = Object.hasOwn(accepted, key) ? accepted[key] : undefined;
    const isCurrent = last?.digest === digestOf(info);
    return {
      id: object.Id,
      title: object.Title,
      version: object.Version,
      markdown: object.Markdown,
      acceptText: object.AcceptButtonText,
      rejectText: object.RejectButtonText,
      by,
      ...(last && isCurrent && { acceptedAt: last.at }),
      ...(last && !isCurrent && { acceptedBefore: last.version }),
    };
  });
}

/** The acceptance to store. Refuses what is not there any more as the person saw it. */
export function acceptedInfo(
  { objects }: Combination,
  wanted: { pluginId: string; infoId: string; version: string },
  now: number,
): { key: string; acceptance: Acceptance } {
  const info = objects.MANDATORY_INFOS?.find(
    ({ object, by }) =>
      by.pluginId === wanted.pluginId && object.Id === wanted.infoId && object.Version === wanted.version,
  );
  if (!info) throw new HandlerError('not-found', phrase('organization.infoChanged'));
  return { key: keyOf(info), acceptance: { version: info.object.Version, digest: digestOf(info), at: now } };
}

function keyOf({ object, by }: OwnedInfo): string {
  return `${by.pluginId}/${object.Id}`;
}

function digestOf({ object }: OwnedInfo): string {
  return createHash('sha256')
    .update(JSON.stringify([object.Version, object.Title, object.Markdown]))
    .digest('hex');
}
