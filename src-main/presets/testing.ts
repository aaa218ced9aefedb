import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Settings } from '#shared/settings/settings.ts';
import { type ScriptedProvider, startScriptedProvider } from '../../e2e/scripted-provider/server.ts';
import { createApp } from '../app.ts';
import { headerWith } from '../org-config/testing/plugin-text.ts';
import { memorySecretStore } from '../secrets/memory-secret-store.ts';
import { openNodePlatform } from '../shells/node-platform.ts';
import { answerMade, openTestWindow } from '../testing/test-window.ts';

export const TEMPLATE_ID = '0b8f5d8e-3f4e-4f0e-9a53-0d6f6a0f6c01';
export const PROFILE_ID = '0b8f5d8e-3f4e-4f0e-9a53-0d6f6a0f6c02';

/** A plugin of an organization; `config` is Lua that fills CONFIG. */
const pluginWith = (config: string, id = '5c1f0f5e-6d1f-4b7a-9a52-3a0a6f9f3a11') =>
  headerWith({
    ID: `"${id}"`,
    NAME: '"Riverbank office"',
    VERSION: '"1.2.0"',
    AUTHORS: '{ "Riverbank Trust" }',
    SUPPORT_CONTACT: '"it@riverbank.example"',
  }) + config;

interface TemplateFields {
  tools?: readonly string[];
  allowsProfile?: boolean;
  files?: readonly string[];
}

export const templateLua = ({ tools, allowsProfile = true, files = [] }: TemplateFields = {}) => `
CONFIG["CHAT_TEMPLATES"] = {{
  ["Id"] = "${TEMPLATE_ID}",
  ["Name"] = "Opinion",
  ["SystemPrompt"] = "Name the rule behind each statement.",
  ["PredefinedUserPrompt"] = "Please look through: ",
  ["AllowProfileUsage"] = ${allowsProfile},
  ${tools ? `["ToolIds"] = { ${tools.map((id) => JSON.stringify(id)).join(', ')} },` : ''}
  ["ExampleConversation"] = {
    { ["Role"] = "USER", ["Content"] = "May we lend the hall?" },
    { ["Role"] = "AI", ["Content"] = "Yes, by section 4." },
  },
  ["FileAttachments"] = { ${files.map((file) => JSON.stringify(file)).join(', ')} },
}}
`;

export const PROFILE_LUA = `
CONFIG["PROFILES"] = {{
  ["Id"] = "${PROFILE_ID}",
  ["Name"] = "Legal office",
  ["NeedToKnow"] = "I work for the legal office.",
  ["Actions"] = "Answer briefly.",
}}
`;

// biome-ignore lint/suspicious/noExplicitAny: a body as the server got it
type Body = any;

/** The whole application with an organization's folder, a window and a provider that records what it is sent. */
export async function presetsBench(settings: Partial<Settings> = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'confidant-presets-'));
  const plugins = path.join(folder, 'plugins');
  mkdirSync(path.join(plugins, 'office'), { recursive: true });
  const provider: ScriptedProvider = await startScriptedProvider();
  const secrets = memorySecretStore();
  const start = async () => {
    const platform = await openNodePlatform({ shell: 'web', dataDir: path.join(folder, 'data'), language: 'en' });
    return createApp({
      ...platform,
      secrets,
      environment: { ...platform.environment, CONFIDANT_ORG_CONFIG: plugins },
    });
  };
  let app = await start();
  let { client } = openTestWindow(app);
  const instance = {
    id: 'p',
    kind: 'OPENAI_COMPATIBLE',
    name: 'Test',
    baseUrl: provider.url,
    model: { id: 'm' },
  } as const;
  await client.call('providers.save', { provider: instance, key: 'sk-test-0123456789' });
  await client.call('settings.update', { titlesByProvider: false, ...settings });
  return {
    folder,
    plugins,
    provider,
    get app() {
      return app;
    },
    get client() {
      return client;
    },
    /** Puts a configuration in force; undefined withdraws it. */
    async configure(config: string | undefined) {
      const file = path.join(plugins, 'office', 'plugin.lua');
      if (config === undefined) rmSync(file);
      else writeFileSync(file, pluginWith(config));
      await client.call('organization.check-now', {});
    },
    async restart() {
      await app.close();
      app = await start();
      client = openTestWindow(app).client;
    },
    /** Asks, waits for the answer, and returns what the provider was sent first. */
    async ask(chatId: string, text: string): Promise<Body> {
      const before = provider.requests.length;
      provider.enqueue({ text: 'Answer.' });
      const done = answerMade(client, chatId);
      await client.call('turns.send', { chatId, text });
      await done;
      return provider.requests[before]?.body;
    },
    async close() {
      await app.close();
      await provider.close();
      rmSync(folder, { recursive: true });
    },
  };
}
