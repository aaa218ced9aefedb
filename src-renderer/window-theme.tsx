import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { theme, tokenStyles } from './theme.ts';
import { TooltipLayer } from './ui/tooltip-layer.tsx';

/** Only this nonce may add styles; Vite puts it into the page (`html.cspNonce`). */
function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

/**
 * Emotion's styles in the cascade layer `mui`: a CSS module beside a component always wins over them. They are added
 * after `base.css`, which names the layers: the first name a browser meets is the weakest layer.
 */
function createLayeredCache(): EmotionCache {
  const cache = createCache({ key: 'mui', nonce: styleNonce() });
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) =>
    insert(selector, { ...serialized, styles: `@layer mui{${serialized.styles}}` }, sheet, shouldCache);
  return cache;
}

const cache = createLayeredCache();

/** Tokens, MUI's theme and tooltips for everything inside. */
export function WindowTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" storageManager={null}>
        <GlobalStyles styles={tokenStyles} />
        {children}
        <TooltipLayer />
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Light, dark, or as the system says; changes one attribute of the page. */
export function useColourScheme(scheme: 'system' | 'light' | 'dark'): void {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [setMode, scheme]);
}
