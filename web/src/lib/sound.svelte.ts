/** Short sounds made on the spot, off unless somebody turns them on. Each has its visible twin on the table. */
import { stored } from './stored';

export type Sound = 'whistle' | 'dice' | 'card' | 'crowd' | 'turn';

const state = $state({ on: stored.get('sound') === 'on' });
let context: AudioContext | undefined;

export const soundOn = (): boolean => state.on;

export function setSound(on: boolean): void {
  state.on = on;
  stored.set('sound', on ? 'on' : 'off');
  if (on) play('card');
}

/** Plays a sound if sounds are on; never fails. */
export function play(sound: Sound): void {
  if (!state.on) return;
  try {
    context ??= new AudioContext();
    // A page that nobody has touched yet is kept silent by the browser.
    if (context.state === 'suspended') void context.resume();
    SOUNDS[sound](context);
  } catch {
    // No audio device: the visible twin has to do.
  }
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  whistle: (audio) => [0, 0.16].forEach((at) => tone(audio, 2300, at, 0.13, 'square', 0.05)),
  dice: (audio) => [0, 0.07, 0.13, 0.22, 0.34].forEach((at) => noise(audio, at, 0.03, 2600, 0.3)),
  card: (audio) => noise(audio, 0, 0.07, 5200, 0.16),
  crowd: (audio) => noise(audio, 0, 1.3, 900, 0.22),
  turn: (audio) => [523, 659].forEach((pitch, i) => tone(audio, pitch, i * 0.12, 0.16, 'sine', 0.12)),
};

function tone(
  audio: AudioContext,
  pitch: number,
  at: number,
  length: number,
  type: OscillatorType,
  loud: number,
): void {
  const voice = audio.createOscillator();
  voice.type = type;
  voice.frequency.value = pitch;
  voice.connect(envelope(audio, at, length, loud));
  voice.start(audio.currentTime + at);
  voice.stop(audio.currentTime + at + length);
}

function noise(audio: AudioContext, at: number, length: number, cut: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = cut;
  source.connect(filter).connect(envelope(audio, at, length, loud));
  source.start(audio.currentTime + at);
}

function envelope(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  const start = audio.currentTime + at;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.02, length / 4));
  gain.gain.linearRampToValueAtTime(0, start + length);
  gain.connect(audio.destination);
  return gain;
}
