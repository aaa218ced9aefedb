import { type ReactNode, useState } from 'react';
import { CONFIDENCE_LEVELS, CONFIDENCE_VALUES } from '#shared/provider/confidence.ts';
import { BannerCard } from '../chat/banner/banner-card.tsx';
import { Sources } from '../chat/sources.tsx';
import { usePhrase } from '../i18n.ts';
import { aCall } from '../testing/examples.ts';
import { COLOURS, type ColourToken, token } from '../theme.ts';
import { Button } from '../ui/button.tsx';
import { Chip, NumberChip } from '../ui/chip.tsx';
import { Confidence, useConfidenceWord } from '../ui/confidence.tsx';
import { Field } from '../ui/field.tsx';
import {
  ArrowUpRight,
  Building,
  Check,
  CircleAlert,
  Globe,
  Laptop,
  Library,
  Lock,
  Mail,
  Plus,
  ShieldBan,
  ShieldCheck,
  Trash,
  User,
} from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { Pill } from '../ui/pill.tsx';
import { Row } from '../ui/row.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { Table } from '../ui/table.tsx';
import { Tile } from '../ui/tile.tsx';
import { blockedCall, failedCall, NOW, readCall, searchCall } from './fixtures.ts';
import styles from './sheet.module.css';

const nothing = () => undefined;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

function Banners() {
  const { language } = usePhrase();
  const search = searchCall(language);
  const read = readCall(language);
  return (
    <>
      <BannerCard
        chatId="c"
        isSettled={false}
        calls={[
          aCall({ callId: '1', toolId: 'time_range', state: 'queued', summary: '2026-W48' }),
          aCall({ callId: '2', toolId: 'current_time', state: 'waiting', destination: { kind: 'computer' } }),
          {
            ...read,
            callId: '3',
            state: 'running',
            startedAt: NOW - 4_200,
            durationMs: undefined,
            progress: {
              text: { key: 'tools.web_search.progress.reading', params: { page: '3', total: '5' } },
              done: 3,
              total: 5,
            },
          },
          search,
          { ...read, callId: '5', state: 'cancelled', durationMs: 800, destination: undefined },
        ]}
      />
      <BannerCard chatId="c" isSettled calls={[blockedCall(language)]} />
      <BannerCard chatId="c" isSettled calls={[failedCall(language)]} />
      <BannerCard
        chatId="c"
        isSettled
        calls={[
          ...Array.from({ length: 6 }, (_, index) => ({ ...read, callId: `r${index}` })),
          blockedCall(language),
          failedCall(language),
        ]}
      />
      <BannerCard chatId="c" isSettled calls={[aCall({ callId: 'x', toolId: 'no_such_tool', state: 'done' })]} />
    </>
  );
}

function Notices() {
  return (
    <>
      <Notice
        icon={ShieldCheck}
        title="This chat now needs Medium."
        areActionsInline
        actions={<Button kind="link">Shield</Button>}
      >
        A tool brought in mail at 14:02.
      </Notice>
      <Notice
        tone="warn"
        title="OpenAI cannot answer here any more."
        actions={<Button>Continue with Mistral (EU)</Button>}
      >
        It is Low; the chat needs Medium since 14:02.
      </Notice>
      <Notice
        tone="error"
        title="The connection broke after 212 words."
        actions={
          <>
            <Button>Continue</Button>
            <Button kind="ghost">Try again</Button>
          </>
        }
      >
        They are kept and marked as incomplete.
      </Notice>
    </>
  );
}

function Chips() {
  return (
    <div className={styles.wrap}>
      <Chip>Temporary</Chip>
      <Chip tone="outlined" icon={ArrowUpRight}>
        Third-party queries
      </Chip>
      <Chip tone="outlined" icon={Laptop}>
        Stays here
      </Chip>
      <Chip tone="ok" icon={Check}>
        Offered
      </Chip>
      <Chip tone="accent" icon={Plus}>
        new
      </Chip>
      <Chip tone="warn" icon={ShieldBan}>
        Blocked
      </Chip>
      <Chip tone="err" icon={CircleAlert}>
        Error
      </Chip>
      <Chip icon={Lock}>Locked</Chip>
      <Chip icon={Building}>Organization default</Chip>
      <Chip icon={User}>Yours</Chip>
      <NumberChip>{1}</NumberChip>
      <NumberChip>{12}</NumberChip>
    </div>
  );
}

function Buttons() {
  const word = useConfidenceWord();
  return (
    <>
      <div className={styles.wrap}>
        <Button kind="primary" keys="A">
          Allow once
        </Button>
        <Button>Try now</Button>
        <Button kind="ghost">Details</Button>
        <Button kind="delete" icon={Trash}>
          Delete chat
        </Button>
      </div>
      <div className={styles.wrap}>
        <Button isPressed>Pressed</Button>
        <Button isDisabled icon={Lock}>
          Not allowed
        </Button>
        <Button kind="link">Rule: private hosts</Button>
      </div>
      <div className={styles.wrap}>
        <Button size="dialog">Back</Button>
        <Button kind="primary" size="dialog">
          Continue
        </Button>
        <Pill name={`Mistral (EU) ${word('MEDIUM')}`} isOpen={false} onClick={nothing}>
          Mistral (EU) <Confidence level="MEDIUM" />
        </Pill>
        <Pill name="Provider no longer allowed" isOpen={false} tone="warn" onClick={nothing}>
          Provider no longer allowed
        </Pill>
      </div>
    </>
  );
}

function Fields() {
  const [segment, setSegment] = useState<'layers' | 'json'>('layers');
  const [isOn, setOn] = useState(true);
  return (
    <>
      <div className={styles.pair}>
        <Field label="Find a tool" isLabelHidden placeholder="Find a tool" value="" onChange={nothing} />
        <Field label="Organization" isLabelHidden value="example" onChange={nothing} />
        <Field label="Scheme" value="Trust Europe" onChange={nothing} lockedBy="Locked by the organization" />
        <Field label="Characters" value="40.000,5" onChange={nothing} problem="Whole numbers only" />
        <Select
          label="Language"
          value="en"
          onChange={nothing}
          options={[
            { value: 'en', label: 'English' },
            { value: 'de', label: 'Deutsch' },
          ]}
        />
        <Field label="Hosts" value={'wiki.example\ncouncil.example'} onChange={nothing} lines={2} isMono />
      </div>
      <div className={styles.wrap}>
        <Switch isOn={isOn} onChange={setOn} name="On" />
        <Switch isOn={false} onChange={nothing} name="Off" />
        <Switch isOn={false} onChange={nothing} name="Locked" isDisabled />
        <Switch isOn onChange={nothing} name="Locked on" isDisabled />
        <Segmented
          name="View"
          value={segment}
          onChange={(value) => setSegment(value)}
          options={[
            { value: 'layers', label: 'Layers' },
            { value: 'json', label: 'JSON' },
          ]}
        />
      </div>
    </>
  );
}

function Levels() {
  return (
    <Table
      name="Confidence levels"
      items={CONFIDENCE_LEVELS.toReversed()}
      keyOf={(level) => level}
      columns={[
        { id: 'level', label: 'Level', cell: (level) => <Confidence level={level} /> },
        { id: 'value', label: 'Value', isNumber: true, cell: (level) => CONFIDENCE_VALUES[level] },
      ]}
    />
  );
}

function Colours() {
  return (
    <div className={styles.colours}>
      {(Object.keys(COLOURS.light) as ColourToken[]).map((name) => (
        <span key={name} className={styles.colour}>
          <span className={styles.swatch} style={{ background: token(name) }} />
          {name}
        </span>
      ))}
    </div>
  );
}

/** One page of every part in every state. */
export function Sheet() {
  return (
    <main className={styles.sheet}>
      <h1 className={styles.heading}>Levels, chips, banners</h1>
      <div className={styles.column}>
        <Part title="Confidence levels">
          <Levels />
        </Part>
        <Part title="Chips">
          <Chips />
        </Part>
        <Part title="Buttons and pills">
          <Buttons />
        </Part>
        <Part title="Fields and switches">
          <Fields />
        </Part>
        <Part title="Colours">
          <Colours />
        </Part>
      </div>
      <div className={styles.column}>
        <Part title="Tool banner, every state">
          <Banners />
        </Part>
        <Part title="Notices in the stream">
          <Notices />
        </Part>
        <div className={styles.pair}>
          <Part title="Tiles">
            <div className={styles.tiles}>
              <Tile icon={Globe} name="Web search" description="212 tokens" isOn onChange={nothing} />
              <Tile icon={Mail} name="Postfächer" description="196 Token" isOn={false} onChange={nothing} />
              <Tile
                icon={Library}
                name="Wiki"
                description="Needs High, has Medium"
                isBlocked
                isDisabled
                isOn={false}
                onChange={nothing}
              />
            </div>
          </Part>
          <Part title="Rows">
            <div className={styles.tiles}>
              <Row icon={Globe} onClick={nothing} end="212 t">
                Web search
              </Row>
              <Row icon={Mail} onClick={nothing} isSelected end="196 t">
                Mailboxes
              </Row>
              <Row icon={Lock} onClick={nothing}>
                Confidence
              </Row>
            </div>
          </Part>
        </div>
        <Part title="Sources">
          <Sources
            sources={[
              { title: 'Fees and opening hours', url: 'https://library.example/fees', origin: 'tool' },
              { title: 'Mail “Late fees”', url: 'mail:12', origin: 'tool' },
              { title: 'Council minutes', url: 'https://council.example/2026-10', origin: 'model' },
            ]}
          />
        </Part>
      </div>
    </main>
  );
}
