import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProviderKindView } from '#shared/provider/kinds.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { emptyDraft, useProviderSetup } from './provider-draft.ts';
import { ProviderFields } from './provider-fields.tsx';

function Form({ kind }: { kind: ProviderKindView }) {
  return <ProviderFields setup={useProviderSetup(emptyDraft(kind, 'Mine'))} />;
}

function showForm(kind: Partial<ProviderKindView>) {
  const asked: string[] = [];
  const ipc = createFakeIpc({
    'providers.models': ({ provider }) => {
      asked.push(provider.kind);
      return { models: [{ id: 'demo' }], fetchedAt: 0 };
    },
  });
  const whole: ProviderKindView = { id: 'DEMO', needsKey: 'no', needsBaseUrl: false, available: true, ...kind };
  renderInWindow(<Form kind={whole} />, { ipc });
  return asked;
}

describe('the form of a provider', () => {
  it('has a model at once where nothing else is needed', async () => {
    showForm({ id: 'DEMO' });
    expect(await screen.findByDisplayValue('demo')).toBeVisible();
  });

  it('asks a server for its models only when the person wants it', () => {
    expect(showForm({ id: 'MISTRAL', name: 'Mistral', needsKey: 'yes' })).toEqual([]);
    expect(screen.getByRole('combobox')).toHaveValue('');
  });
});
