import mermaid from 'mermaid';
import { type DiagramReply, type DiagramRequest, MAX_BITMAP_PIXELS, MAX_DIAGRAM_SIDE } from '../protocol.ts';
import { configFor } from './config.ts';
import { withoutHandlers } from './load-nothing.ts';

/** As mermaid's parsers say it: "Parse error on line 4:", "line: 4, column: 2". */
const LINE = /\bline[: ]+(\d+)/i;

/** Draws one text. Never throws. */
export async function draw({ id, source: text, isDark, colours, scale }: DiagramRequest): Promise<DiagramReply> {
  const source = withoutHandlers(text);
  try {
    mermaid.initialize(configFor(isDark, colours));
    try {
      await mermaid.parse(source);
    } catch (error) {
      // A text that breaks off is wrong one line behind its last.
      const line = Math.min(Number(LINE.exec(String(error))?.[1]), source.split('\n').length);
      return { kind: 'failed', id, reason: 'syntax', ...(line > 0 && { line }) };
    }
    const { svg } = await mermaid.render(`diagram-${id}`, source);
    return await rasterize(id, svg, scale);
  } catch {
    return { kind: 'failed', id, reason: 'not-drawn' };
  } finally {
    // mermaid leaves its scaffold behind when it fails.
    document.body.replaceChildren();
  }
}

/** Size in CSS pixels, from the view box: mermaid's own width is "100%". */
function sizeOf(svg: SVGSVGElement): { width: number; height: number } {
  const [, , width = Number.NaN, height = Number.NaN] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  return { width: Math.ceil(width), height: Math.ceil(height) };
}

async function rasterize(id: number, markup: string, scale: number): Promise<DiagramReply> {
  // Read as HTML, which forgives what XML does not, and written as XML, which an image has to be.
  const svg = new DOMParser().parseFromString(markup, 'text/html').querySelector('svg');
  if (!svg) return { kind: 'failed', id, reason: 'not-drawn' };
  const { width, height } = sizeOf(svg);
  if (!(width > 0 && height > 0)) return { kind: 'failed', id, reason: 'not-drawn' };
  if (width > MAX_DIAGRAM_SIDE || height > MAX_DIAGRAM_SIDE) return { kind: 'failed', id, reason: 'too-large' };
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.style.maxWidth = '';
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const fitting = Math.min(scale, Math.sqrt(MAX_BITMAP_PIXELS / (width * height)));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.floor(width * fitting)),
    Math.max(1, Math.floor(height * fitting)),
  );
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { kind: 'drawn', id, bitmap: canvas.transferToImageBitmap(), width, height };
}
