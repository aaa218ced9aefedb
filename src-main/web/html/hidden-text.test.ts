import { describe, expect, it } from 'vitest';
import { isHidden } from './hidden-text.ts';
import { LightElement, parseLightTree } from './light-tree.ts';

/** The element with the letter in it, among those around it. */
function innermost(html: string): LightElement {
  let element = parseLightTree(html, { isLeftOut: () => false });
  for (;;) {
    const inner = element.childNodes.find((node) => node instanceof LightElement);
    if (!inner) return element;
    element = inner;
  }
}

const styled = (style: string) => innermost(`<p style="${style}">x</p>`);

describe('text that an inline style hides', () => {
  it.each([
    'display:none',
    'DISPLAY : NONE',
    'display:none;display:x',
    'display:none!important;display:block',
    'display:none ! important',
    'visibility:hidden;visibility:bogus',
    'visibility:collapse',
    'content-visibility:hidden',
    'opacity:0;opacity:foo',
    'opacity:0.01',
    'opacity:1%',
    'opacity:0e0',
    'opacity:-1',
    'filter:blur(1px) opacity(0%)',
    'font-size:1px',
    'font-size:.01em',
    'font-size:0.5%',
    'font-size:1e-5px',
    'font-size:calc(0px)',
    'font:1px/1 serif',
    'font:italic 0 serif',
    'zoom:0.01',
    'height:0;overflow-y:hidden',
    'height:0;overflow:auto',
    'max-height:0.5px;overflow:hidden',
    'block-size:0;overflow:clip',
    'line-height:0;overflow:hidden',
    'text-indent:100%;white-space:nowrap;overflow:hidden',
    'text-indent:-100vw',
    'position:absolute;left:-9999px;left:somewhere',
    'position:absolute;left:-1e4px',
    'position:absolute;left:-3000mm',
    'position:absolute;left:-100dvw',
    'position:absolute;left:calc(0px - 9999px)',
    'position:absolute;inset:-9999px auto auto auto',
    'position:absolute;left:99999px',
    'position:absolute;left:200vw',
    'position:fixed;top:9999px',
    'margin:0 0 0 -9999px',
    'margin-left:-999em',
    'translate:0 -9999px',
    'transform:translateX(-9999px)',
    'transform:matrix(0,0,0,0,0,0)',
    'transform:matrix(1,0,0,1,-9999,0)',
    'transform:scale3d(0,0,0)',
    'transform:rotateX(90deg)',
    'scale:0',
    'clip:rect(1px,1px,1px,1px)',
    'clip:rect(0 0 0 0)',
    'clip-path:circle(0px at 50% 50%)',
    'clip-path:ellipse(40% 0)',
    'clip-path:inset(0 100% 0 0)',
    'clip-path:inset(50%)',
    '-webkit-clip-path:inset(100%)',
    'clip-path:polygon(0 0,0 0,0 0)',
    'color:#fefefe;background:#fff',
    'color:hsl(0,0%,100%);background:white',
    'color:hsl(210deg 100% 50%);background:rgb(0 128 255)',
    'color:rgb(100% 100% 100%);background-color:#ffff',
    'color:linen;background:linen',
    'color:#0000',
    'color:rgba(0,0,0,0.01)',
    'color:hsla(0,0%,0%,0)',
    'color:rgb(0 0 0 / 2%)',
    '-webkit-text-fill-color:transparent',
  ])('%s', (style) => {
    expect(isHidden(styled(style))).toBe(true);
  });

  it.each([
    '<div style="background:#fff"><p style="color:#fff">x',
    '<div class="page" style="background:white"><p><span style="color:white">x',
    '<div style="color:#fff"><p style="background:#fff">x',
    '<table bgcolor="#ffffff"><tr><td><font color="#FFFFFF">x',
    '<dialog>x',
    '<div popover>x',
    '<p hidden="until-found">x',
    '<p aria-hidden=TRUE>x',
  ])('%s', (html) => {
    expect(isHidden(innermost(html))).toBe(true);
  });
});

describe('text that people see', () => {
  it.each([
    'opacity:.9',
    'opacity:0;opacity:1',
    'display:none;display:block',
    'display:-webkit-box',
    'color:#fff;background:#000',
    'color:#eee;background:#fff url(night.jpg)',
    'color:white;background:linear-gradient(navy, black), white',
    'color:white;background:white;background-image:url(night.jpg)',
    'color:inherit;background:inherit',
    'color:transparent;background:linear-gradient(red,blue);-webkit-background-clip:text',
    'color:transparent;text-shadow:0 0 1px #000',
    'color:white;text-shadow:0 0 1px #000;background:white',
    'font-size:12px',
    'font-size:0.9em',
    'font-size:62.5%',
    'font-size:0.1vw',
    'font:12px/1.5 serif',
    'font:bold 0.8em serif',
    'zoom:1',
    'width:1px',
    'height:0',
    'height:100px;overflow:hidden',
    'line-height:0',
    'text-indent:2em;overflow:hidden',
    'position:relative;left:-20px',
    'position:static;left:-9999px',
    'position:absolute;top:9999px',
    'margin:-10px',
    'margin-top:-500px',
    'margin-bottom:-9999px',
    'position:absolute;top:50%;left:50%;transform:translate(-50%,-50%)',
    'transform:translateX(-300%)',
    'transform:scale(0.9)',
    'transform:matrix(0,1,-1,0,0,0)',
    'scale:1',
    'filter:opacity(80%)',
    'clip-path:inset(0 0 0 0)',
    'clip-path:inset(10% 20%)',
    'clip-path:circle(50%)',
    'clip:rect(0,100px,100px,0)',
    '',
    'nonsense',
    ':;:;',
  ])('%s', (style) => {
    expect(isHidden(styled(style))).toBe(false);
  });

  it.each([
    '<div style="background:white"><p style="color:#333">x',
    '<div style="background:white"><div class="night"><p style="color:white">x',
    '<div style="background:white"><p id="night" style="color:white">x',
    '<div style="background:white"><div style="background:url(night.jpg)"><p style="color:white">x',
    '<div style="background:white"><div style="background:black"><p style="color:white">x',
    '<p style="color:white">x',
    '<dialog open>x',
    '<details><summary>x',
    '<p aria-hidden="false">x',
  ])('%s', (html) => {
    expect(isHidden(innermost(html))).toBe(false);
  });
});
