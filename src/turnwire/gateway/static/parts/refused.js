// What a refusal of the gateway says to people. Pure: workers use it, too.

/** @param {Response} response @param {boolean} hasKey whether a key was shown @returns {Promise<string>} */
export async function refused(response, hasKey) {
  if (response.status === 401) return hasKey ? "the gateway does not accept this key" : "the gateway wants its key: enter it above";
  const told = await response.json().catch(() => null);
  return told?.error?.message ?? `${response.status} ${response.statusText}`;
}
