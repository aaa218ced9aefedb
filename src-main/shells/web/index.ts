import { createApp } from '../../app.ts';
import { startFailure } from '../start-failure.ts';
import { createTranslate, languageOf } from '../translate.ts';
import { runWebShell } from './run.ts';

try {
  await runWebShell(createApp);
} catch (error) {
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  console.error(startFailure(error, createTranslate(languageOf(locale))));
  process.exit(1);
}
