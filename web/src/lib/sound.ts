// Soft wood: a short filtered knock, made on the spot. Off by default.
import { settings } from '@/lib/settings.svelte';

let context: AudioContext | undefined;

export function knock(pitch = 190): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, now);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, now + 0.09);
  loudness.gain.setValueAtTime(0.18, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + 0.14);
  tone.connect(loudness).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.15);
}

export const yourTurn = (): void => {
  knock(240);
  setTimeout(() => knock(320), 120);
};
