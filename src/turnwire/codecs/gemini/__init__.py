"""The dialect gemini (generateContent, streamGenerateContent, countTokens, models), v1 and v1beta; also Vertex AI."""
