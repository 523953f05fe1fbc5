/** Files that the API answers. */
import { type ApiAnswer, Unreachable } from './transport.ts';

/**
 * @param answer of a call for a file
 * @returns the file under the name that the server gives it
 * @throws Unreachable where nothing came
 */
export function fileOf({ file, headers }: ApiAnswer): File {
  if (file === undefined) throw new Unreachable('network');
  return new File([file], fileNameOf(headers.get('content-disposition') ?? ''), { type: file.type });
}

/** The name in a Content-Disposition header (RFC 6266); empty when there is none. */
export function fileNameOf(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain = ''] = /filename="([^"]*)"/i.exec(disposition) ?? [];
  try {
    return encoded === undefined ? plain : decodeURIComponent(encoded);
  } catch {
    return plain;
  }
}
