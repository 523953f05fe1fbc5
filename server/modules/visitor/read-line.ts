/** One read as a line of a journal, and back. */
import { isLanguage } from '../../../shared/i18n/languages.ts';
import type { Channel } from './channel.ts';
import type { DeviceClass } from './device-class.ts';

export interface NewRead {
  companyId: number;
  nodeId: number;
  codeId: number;
  /** When the page was asked for, by this server's clock: milliseconds since 1970. */
  at: number;
  locale: string;
  channel: Channel;
  deviceClass: DeviceClass;
  isBot: boolean;
  /** Salted anew each day: no address of anybody's. */
  deviceHash: string;
  /** The unit's clock as if it were UTC's, ISO 8601; null for UTC. */
  localTime: string | null;
}

export interface NotedRead extends NewRead {
  /** Counted through a journal, from 1. */
  number: number;
}

export const toLine = (read: NotedRead): string =>
  JSON.stringify([
    read.number,
    read.at,
    read.companyId,
    read.nodeId,
    read.codeId,
    read.locale,
    read.channel,
    read.deviceClass,
    read.isBot ? 1 : 0,
    read.deviceHash,
    read.localTime,
  ]);

const CHANNELS: readonly unknown[] = ['scan', 'link', 'typed', 'kiosk', 'test'] satisfies Channel[];
const DEVICE_CLASSES: readonly unknown[] = ['phone', 'tablet', 'computer', 'other'] satisfies DeviceClass[];
const isChannel = (value: unknown): value is Channel => CHANNELS.includes(value);
const isDeviceClass = (value: unknown): value is DeviceClass => DEVICE_CLASSES.includes(value);
const NUMBERS = 5;

/** Null for what is no whole line. */
export function parseRead(line: string): NotedRead | null {
  const values = parsed(line);
  const numbers = values.slice(0, NUMBERS).filter((value): value is number => Number.isSafeInteger(value));
  const [number, at, companyId, nodeId, codeId] = numbers;
  const [locale, channel, deviceClass, bot, deviceHash, clock] = values.slice(NUMBERS);
  if (number === undefined || at === undefined || companyId === undefined) return null;
  if (nodeId === undefined || codeId === undefined || typeof deviceHash !== 'string') return null;
  if (!isLanguage(locale) || !isChannel(channel) || !isDeviceClass(deviceClass)) return null;
  const localTime = typeof clock === 'string' && !Number.isNaN(Date.parse(clock)) ? clock : null;
  return {
    number,
    at,
    companyId,
    nodeId,
    codeId,
    locale,
    channel,
    deviceClass,
    isBot: bot === 1,
    deviceHash,
    localTime,
  };
}

function parsed(line: string): unknown[] {
  try {
    const value: unknown = JSON.parse(line);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
