import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ModelInfo, ProviderInstance, ProviderTest, ProviderView } from '#shared/provider/instance.ts';
import type { ProviderKindView, SelfHostedHost } from '#shared/provider/kinds.ts';
import { type Problem, problemOf } from '../state/ipc.ts';
import { useIpc } from '../state/state.tsx';

/** What a person has typed so far; nothing of it is stored before they save. */
export interface ProviderDraft {
  id: string;
  kind: ProviderKindView;
  host: SelfHostedHost;
  name: string;
  /** The person named it; else the name follows the server and the address. */
  isNamed: boolean;
  baseUrl: string;
  modelId: string;
  /** Only what was typed here; a stored key never comes back to the window. */
  key: string;
  additionalParameters: string;
}

export interface TestState {
  status: 'idle' | 'running' | 'done' | 'failed';
  result?: ProviderTest;
  problem?: Problem;
}

export interface ProviderSetup {
  draft: ProviderDraft;
  change(values: Partial<Omit<ProviderDraft, 'id' | 'kind'>>): void;
  models: readonly ModelInfo[];
  /** Why there is no list; a model can be typed all the same. */
  modelProblem: Problem | null;
  areModelsLoading: boolean;
  loadModels(): Promise<readonly ModelInfo[]>;
  test: TestState;
  runTest(): Promise<void>;
  save(): Promise<ProviderView>;
  /** What is still missing before it can be saved. */
  missing: ReadonlyArray<'address' | 'key' | 'model' | 'name'>;
}

export function emptyDraft(kind: ProviderKindView, name: string): ProviderDraft {
  return {
    id: crypto.randomUUID(),
    kind,
    host: kind.hosts?.[0]?.id ?? 'OLLAMA',
    name: kind.hosts?.[0]?.name ?? name,
    isNamed: kind.name !== undefined,
    baseUrl: kind.hosts?.[0]?.defaultBaseUrl ?? kind.defaultBaseUrl ?? '',
    modelId: '',
    key: '',
    additionalParameters: '',
  };
}

export function draftOf(instance: ProviderView, kind: ProviderKindView): ProviderDraft {
  return {
    id: instance.id,
    kind,
    host: instance.host ?? kind.hosts?.[0]?.id ?? 'OLLAMA',
    name: instance.name,
    isNamed: true,
    baseUrl: instance.baseUrl ?? instance.effectiveBaseUrl,
    modelId: instance.model.id,
    key: '',
    additionalParameters: instance.additionalParameters ?? '',
  };
}

/** Two servers set up one after the other should not bear the same name: "Ollama", "llm.example.org". */
function named(draft: ProviderDraft): ProviderDraft {
  if (draft.isNamed) return draft;
  const server = draft.kind.hosts?.find(({ id }) => id === draft.host)?.name;
  const name = server ?? URL.parse(draft.baseUrl)?.hostname ?? draft.name;
  return { ...draft, name };
}

function toInstance(draft: ProviderDraft, models: readonly ModelInfo[], existing?: ProviderInstance): ProviderInstance {
  const modelName = models.find((model) => model.id === draft.modelId)?.name;
  const baseUrl = draft.baseUrl.trim();
  return {
    ...existing,
    id: draft.id,
    kind: draft.kind.id,
    name: draft.name.trim() || draft.kind.name || draft.kind.id,
    host: draft.kind.hosts ? draft.host : undefined,
    baseUrl: baseUrl === '' || baseUrl === draft.kind.defaultBaseUrl ? undefined : baseUrl,
    model: { id: draft.modelId.trim(), ...(modelName && { name: modelName }) },
    additionalParameters: draft.additionalParameters.trim() || undefined,
  };
}

/** Setting up one provider: the draft, its models, its test, and saving it. */
export function useProviderSetup(first: ProviderDraft, existing?: ProviderView): ProviderSetup {
  const ipc = useIpc();
  const [draft, setDraft] = useState(first);
  const [models, setModels] = useState<readonly ModelInfo[]>([]);
  const [modelProblem, setModelProblem] = useState<Problem | null>(null);
  const [areModelsLoading, setModelsLoading] = useState(false);
  const [test, setTest] = useState<TestState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const instanceFields = useMemo<ProviderInstance | undefined>(
    () => (existing ? bare(existing) : undefined),
    [existing],
  );
  const typedKey = draft.key.trim() === '' ? {} : { key: draft.key.trim() };

  const change = useCallback((values: Partial<Omit<ProviderDraft, 'id' | 'kind'>>) => {
    setDraft((before) => named({ ...before, ...values, isNamed: before.isNamed || values.name !== undefined }));
    // A result for other values would be a lie.
    setTest({ status: 'idle' });
  }, []);

  const loadModels = async (): Promise<readonly ModelInfo[]> => {
    setModelsLoading(true);
    try {
      const list = await ipc.call('providers.models', {
        provider: toInstance(draft, models, instanceFields),
        ...typedKey,
      });
      setModels(list.models);
      setModelProblem(list.problem ? { text: list.problem, detail: list.detail } : null);
      return list.models;
    } catch (error) {
      setModelProblem(problemOf(error));
      return [];
    } finally {
      setModelsLoading(false);
    }
  };

  // Answered inside the app: asking it makes no connection, and an empty field would stop a person for nothing.
  const isInsideApp = draft.kind.id === 'DEMO';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (!isInsideApp || draft.modelId !== '') return;
    void loadModels().then(([model]) => {
      if (model) setDraft((before) => (before.modelId === '' ? { ...before, modelId: model.id } : before));
    });
  }, []);

  const runTest = async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setTest({ status: 'running' });
    const available = models.length > 0 ? models : await loadModels();
    const modelId = draft.modelId.trim() || available[0]?.id || '';
    if (controller.signal.aborted) return;
    if (modelId === '') {
      setTest({ status: 'failed', problem: { text: { key: 'settings.provider.noModelYet' } } });
      return;
    }
    if (modelId !== draft.modelId) setDraft((before) => ({ ...before, modelId }));
    try {
      const provider = toInstance({ ...draft, modelId }, available, instanceFields);
      const result = await ipc.call('providers.test', { provider, ...typedKey }, { signal: controller.signal });
      setTest({ status: 'done', result });
    } catch (error) {
      if (!controller.signal.aborted) setTest({ status: 'failed', problem: problemOf(error) ?? undefined });
    }
  };

  const save = () => ipc.call('providers.save', { provider: toInstance(draft, models, instanceFields), ...typedKey });

  const hasStoredKey = existing !== undefined && existing.keyState !== 'missing';
  const missing = [
    ...(draft.kind.needsBaseUrl && draft.baseUrl.trim() === '' ? (['address'] as const) : []),
    ...(draft.kind.needsKey === 'yes' && draft.key.trim() === '' && !hasStoredKey ? (['key'] as const) : []),
    ...(draft.modelId.trim() === '' ? (['model'] as const) : []),
    ...(draft.name.trim() === '' ? (['name'] as const) : []),
  ];

  return { draft, change, models, modelProblem, areModelsLoading, loadModels, test, runTest, save, missing };
}

/** Without what main adds for showing: only the stored fields go back. */
function bare(view: ProviderView): ProviderInstance {
  const {
    confidence: _c,
    keyState: _k,
    effectiveBaseUrl: _e,
    supportsTools: _s,
    lastTest: _l,
    unusable: _u,
    ...instance
  } = view;
  return instance;
}
