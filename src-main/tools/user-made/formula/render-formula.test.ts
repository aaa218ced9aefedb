import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFormula, type FormulaContext, renderFormula } from './render-formula.ts';

const CONTEXT: FormulaContext = {
  args: { start: '2026-03-06', days: 3, note: null },
  vars: { client: 'Ellerbach', rate: 120, open: true },
  today: '2026-03-02',
  now: '09:30',
  time_zone: 'Europe/Berlin',
};

const render = (template: string) => renderFormula(template, CONTEXT);
const failure = (template: string) => {
  const result = render(template);
  return result.ok ? `answered ${result.text}` : `${result.problem}: ${result.detail}`;
};

describe('a formula', () => {
  it.each([
    ['{{ args.days | times: vars.rate }}', '360'],
    ['{% if vars.open %}{{ vars.client }}{% else %}closed{% endif %}', 'Ellerbach'],
    ['{% if args.note %}{{ args.note }}{% else %}none{% endif %}', 'none'],
    ['{% assign sum = args.days | plus: 1 %}{{ sum }}', '4'],
    ['{% for i in (1..3) %}{{ i }}{% unless forloop.last %}, {% endunless %}{% endfor %}', '1, 2, 3'],
    ['{{ today }} {{ now }} {{ time_zone }}', '2026-03-02 09:30 Europe/Berlin'],
    ['{{ args.start | add_days: args.days }}', '2026-03-09'],
    ['{{ args.start | add_workdays: args.days }}', '2026-03-11'],
    ['{{ args.start | add_workdays: -1 }}', '2026-03-05'],
    ['{{ "2026-03-28" | add_days: 2 }}', '2026-03-30'],
    ['{{ today | days_until: args.start }}', '4'],
    ['{{ args.start | weekday }}', 'Friday'],
    ['  {{ args.days }}  \n', '3'],
  ])('%s answers %s', (template, text) => {
    expect(render(template)).toEqual({ ok: true, text });
  });

  it.each([
    ['{% assign vars = 1 %}{{ vars }}', '"vars" may only be read'],
    ['{% assign args = 1 %}x', '"args" may only be read'],
    ['{% if vars.open == false %}{% assign today = "never" %}{% endif %}x', '"today" may only be read'],
    ['{% capture now %}x{% endcapture %}y', '"now" may only be read'],
    ["{% capture 'vars' %}x{% endcapture %}y", '"vars" may only be read'],
    ['{% increment rate %}', '"increment" changes a variable'],
    ['{% decrement rate %}', '"decrement" changes a variable'],
    ['{% liquid\nassign vars = 1\necho vars %}', '"vars" may only be read'],
  ])('that would change something is refused as such: %s', (template, detail) => {
    expect(failure(template)).toMatch(/^changes: /);
    expect(failure(template)).toContain(detail);
    expect(checkFormula(template)).toMatchObject({ problem: 'changes' });
  });

  it.each([
    ['{% assign vars.rate = 1 %}x', 'expected "="'],
    ['{{ args.missing }}', 'undefined variable'],
    ['{{ unknown }}', 'undefined variable'],
    ['{{ vars.rate | no_such_filter }}', 'undefined filter'],
    ['{{ vars.rate | divided_by: 0 }}', 'division by zero'],
    ['{{ vars.rate | modulo: 0 }}', 'division by zero'],
    ['{{ vars.client | divided_by: 2 }}', 'is no number'],
    ['{{ vars.client | add_days: 1 }}', 'is no date'],
    ['{{ today | add_workdays: 1000000000 }}', 'no whole number of days'],
    ['{{ today | add_days: 0.5 }}', 'no whole number of days'],
    ['{% include "secret" %}', 'tag "include" not found'],
    ['{% render "/etc/passwd" %}', 'tag "render" not found'],
    ['{% layout "x" %}', 'tag "layout" not found'],
    ['{{ vars.client | split: "" | sample }}', 'undefined filter: sample'],
    ['{{ args.constructor }}', 'undefined variable'],
    ['{{ args.__proto__ }}', 'undefined variable'],
    ['{{ vars.client.constructor }}', 'undefined variable'],
    ['{{ vars.toString }}', 'undefined variable'],
    ['{{ "open', 'not closed'],
    ['{% if %}', 'invalid value'],
  ])('with an error is refused in the engine’s words: %s', (template, detail) => {
    expect(failure(template)).toMatch(/^failed: /);
    expect(failure(template)).toContain(detail);
  });

  it.each([
    [
      'a loop of ten thousand million rounds',
      '{% for i in (1..100000) %}{% for j in (1..100000) %}x{% endfor %}{% endfor %}',
    ],
    ['a range that would not fit into memory', '{% for i in (1..1000000000) %}x{% endfor %}'],
    [
      'a text that doubles sixty times',
      '{% assign s = "ab" %}{% for i in (1..60) %}{% assign s = s | append: s %}{% endfor %}{{ s }}',
    ],
    [
      'a capture that doubles sixty times',
      '{% assign s = "ab" %}{% for i in (1..60) %}{% capture s %}{{ s }}{{ s }}{% endcapture %}{% endfor %}{{ s }}',
    ],
    ['a long answer', '{% for i in (1..5000) %}too long {% endfor %}'],
  ])('is stopped at a limit: %s', (_name, template) => {
    expect(failure(template)).toMatch(/^failed: .*(limit|Invalid string length|more than 20000)/);
  });

  it.each(['{% if vars.open == false %}x{% endif %}', '{{ args.note }}', '  {% comment %}nothing{% endcomment %} '])(
    'that answers with nothing is refused: %s',
    (template) => {
      expect(failure(template)).toBe('blank: ');
    },
  );

  it('changes nothing of what it was given, and throws nothing, whatever it says', () => {
    const before = structuredClone(CONTEXT);
    const piece = fc.constantFrom(
      ...['{{', '}}', '{%', '%}', 'assign', 'vars', '.', 'rate', '=', '|', 'times:', '1', 'for', 'in', '(1..3)', ' '],
      ...['endfor', 'if', 'endif', 'args', '"', 'sort', 'pop', 'push: 1', 'capture', 'x', '\n', 'cycle', 'tablerow'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        render(pieces.join(' '));
        expect(CONTEXT).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });
});
