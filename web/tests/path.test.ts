import { describe, expect, it } from 'vitest';
import { rounded } from '../build-tools/path';

describe('Paths in whole numbers', () => {
  it('give back what rounding took', () => {
    expect(rounded('M.4.4l.4.4.4.4.4.4z')).toBe('M0 0l1 1 0 0 1 1z');
    expect(rounded('M10.2 10l-1.6-1.6h2.6v-2.4H1.2V3.9z')).toBe('M10 10l-1-2h2v-2H1V4z');
  });
  it('know curves, flags without a gap, and steps without a letter', () => {
    expect(rounded('M0 0c.5-.5 1.5-1.5 2.4-2.4s1 1 2 2')).toBe('M0 0c1 0 2-1 2-2s1 1 2 2');
    expect(rounded('m1 1a2.2 2.2 0 013.4 1.2z')).toBe('m1 1a2 2 0 0 1 3 1z');
    expect(rounded('M1 1 5.4 5.4 9.6 9.6')).toBe('M1 1 5 5 10 10');
  });
  it('start again where a closed part began', () => {
    expect(rounded('m2.4 2.4l3 0zm1.2 0l1 1')).toBe('m2 2l3 0zm2 0l1 1');
  });
});
