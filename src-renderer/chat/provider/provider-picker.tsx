import Fade from '@mui/material/Fade';
import Popover from '@mui/material/Popover';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { requirementsOf } from '#shared/chat/tighten.ts';
import type { ProviderView } from '#shared/provider/instance.ts';
import { useControls } from '../../controls/use-controls.ts';
import { usePhrase } from '../../i18n.ts';
import { ProviderConfidence } from '../../providers/provider-confidence.tsx';
import { useApp, useWindowState } from '../../state/state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Check, ChevronRight, Lock, Search, Settings, ShieldCheck } from '../../ui/icons.ts';
import { menuSlots } from '../../ui/menu.tsx';
import type { ChatSetup } from '../chat-setup.ts';
import { useEligibility } from './eligibility.ts';
import styles from './provider-picker.module.css';

interface Choice {
  provider: ProviderView;
  reason: string | null;
}

interface OptionProps {
  id: string;
  choice: Choice;
  isChosen: boolean;
  isActive: boolean;
  onChoose(): void;
}

function Option({ id, choice: { provider, reason }, isChosen, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field holds the focus and handles the keys of the list
    // biome-ignore lint/a11y/useFocusableInteractive: reached by aria-activedescendant
    <div
      id={id}
      role="option"
      className={styles.option}
      aria-selected={isChosen}
      aria-disabled={reason !== null || undefined}
      data-active={isActive || undefined}
      onClick={() => reason === null && onChoose()}
    >
      <span className={styles.mark}>
        {reason === null ? isChosen ? <Icon of={Check} /> : null : <Icon of={Lock} place="state" />}
      </span>
      <span className={styles.name}>{provider.name}</span>
      <span className={styles.model}>{provider.model.name ?? provider.model.id}</span>
      <ProviderConfidence level={provider.confidence} />
      {reason === null ? null : <span className={styles.reason}>{reason}</span>}
    </div>
  );
}

interface ProviderPickerProps {
  setup: ChatSetup;
  anchor: HTMLElement | null;
  onClose(): void;
  /** What choosing one does; by default it becomes the chat's provider. */
  onChoose?(providerId: string): void;
  /** The one that is marked; by default the chat's. */
  chosenId?: string;
  /** What it is chosen for, where that is not the chat: its name and a line under the search field. */
  purpose?: { name: string; text: string };
  /** Which edges of picker and anchor meet; right by default. */
  edge?: 'left' | 'right';
}

/** Who answers: those that may, then those that may not and why. Arrow keys move, Enter chooses, typing filters. */
export function ProviderPicker({ setup, anchor, onClose, onChoose, purpose, ...props }: ProviderPickerProps) {
  const { edge = 'right' } = props;
  const { t } = usePhrase();
  const { app } = useWindowState();
  const controls = useControls();
  const id = useId();
  const providers = useApp((state) => state.providers);
  const reasonFor = useEligibility(setup.requirements);
  const [query, setQuery] = useState('');
  /** Null until an arrow key moves it: then the chosen one is active, or the first. */
  const [moved, setMoved] = useState<number | null>(null);

  const { allowed, refused } = useMemo(() => {
    const wanted = query.trim().toLowerCase();
    const choices = providers
      .filter(({ name, model }) => `${name} ${model.name ?? ''} ${model.id}`.toLowerCase().includes(wanted))
      .map((provider): Choice => ({ provider, reason: reasonFor(provider) }));
    return {
      allowed: choices.filter(({ reason }) => reason === null),
      refused: choices.filter(({ reason }) => reason !== null),
    };
  }, [providers, query, reasonFor]);
  const chosenId = props.chosenId ?? setup.provider?.id;
  const optionId = (choice: Choice) => `${id}-${choice.provider.id}`;
  const chosenIndex = allowed.findIndex(({ provider }) => provider.id === chosenId);
  const active = Math.min(moved ?? Math.max(0, chosenIndex), allowed.length - 1);
  const activeChoice = allowed[active];

  const close = () => {
    setQuery('');
    setMoved(null);
    onClose();
  };
  const choose = (choice: Choice) => {
    if (onChoose) onChoose(choice.provider.id);
    else void setup.setProvider(choice.provider.id);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && allowed.length > 0) {
      event.preventDefault();
      setMoved((active + step + allowed.length) % allowed.length);
    } else if (event.key === 'Enter' && activeChoice && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(activeChoice);
    }
  };

  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: edge }}
      transformOrigin={{ vertical: -4, horizontal: edge }}
      slots={{ transition: Fade }}
      slotProps={{
        transition: menuSlots.slotProps.transition,
        paper: { className: styles.paper, role: 'dialog', 'aria-label': purpose?.name ?? t('chat.provider.pick') },
      }}
    >
      <div className={styles.search}>
        <Icon of={Search} />
        <input
          // biome-ignore lint/a11y/noAutofocus: the picker was opened to choose
          autoFocus
          className={styles.input}
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={activeChoice ? optionId(activeChoice) : undefined}
          aria-label={t('chat.provider.find')}
          placeholder={t('chat.provider.find')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setMoved(null);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {purpose ? <p className={styles.purpose}>{purpose.text}</p> : null}
      <div className={styles.list} id={`${id}-list`} role="listbox" aria-label={t('chat.provider.pick')}>
        {allowed.map((choice) => (
          <Option
            key={choice.provider.id}
            id={optionId(choice)}
            choice={choice}
            isChosen={choice.provider.id === chosenId}
            isActive={choice === activeChoice}
            onChoose={() => choose(choice)}
          />
        ))}
        {refused.length > 0 ? <div className={styles.heading}>{t('chat.provider.notAllowed')}</div> : null}
        {refused.map((choice) => (
          <Option
            key={choice.provider.id}
            id={optionId(choice)}
            choice={choice}
            isChosen={choice.provider.id === chosenId}
            isActive={false}
            onChoose={() => undefined}
          />
        ))}
        {allowed.length + refused.length === 0 ? (
          <p className={styles.nothing}>
            {providers.length === 0 ? t('chat.provider.none') : t('chat.provider.nothingFound', { query })}
          </p>
        ) : null}
      </div>
      {requirementsOf(setup.requirements).length > 0 ? (
        <button
          type="button"
          className={styles.foot}
          onClick={() => {
            close();
            controls.showShield();
          }}
        >
          <Icon of={ShieldCheck} />
          <span className={styles.footWord}>{t('chat.provider.whatIsRequired')}</span>
          <Icon of={ChevronRight} place="chevron" />
        </button>
      ) : null}
      <button
        type="button"
        className={styles.foot}
        onClick={() => {
          close();
          app.navigate({ view: 'settings', section: 'providers', subject: null });
        }}
      >
        <Icon of={Settings} />
        <span className={styles.footWord}>{t('chat.provider.manage')}</span>
        <Icon of={ChevronRight} place="chevron" />
      </button>
    </Popover>
  );
}
