// The messages as the page uses them. PLACEHOLDER names; replaced by the generated schema.
export interface Choice { code: number; text: string; verb: string; args: (string | number)[] }
export interface Refusal { code: number; text: string; verb: string; args: (string | number)[]; reason: string; rule: string }
