// Passkeys, with what browsers now have built in for JSON.
import { api } from '@/api/client';
import type { Me } from '@/api/messages';

interface JsonCredentials {
  parseCreationOptionsFromJSON(options: unknown): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON(options: unknown): PublicKeyCredentialRequestOptions;
}

const kit = (): JsonCredentials | null =>
  'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential
    ? (PublicKeyCredential as unknown as JsonCredentials)
    : null;

export const hasPasskeys = (): boolean => kit() !== null && isSecureContext;

function plain(credential: Credential | null): Record<string, unknown> {
  if (!credential) throw new DOMException('no credential', 'NotAllowedError');
  return (credential as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>;
}

export async function addPasskey(login: string | null): Promise<Me> {
  const { options } = await api.passkeyOptions(login);
  const made = await navigator.credentials.create({
    publicKey: kit()!.parseCreationOptionsFromJSON(options),
  });
  return api.addPasskey(plain(made), login);
}

export async function enterByPasskey(): Promise<Me> {
  const { options } = await api.passkeyLoginOptions();
  const found = await navigator.credentials.get({
    publicKey: kit()!.parseRequestOptionsFromJSON(options),
  });
  return api.passkeyLogin(plain(found));
}
