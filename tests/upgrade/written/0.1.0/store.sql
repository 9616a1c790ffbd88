BEGIN TRANSACTION;
CREATE TABLE turnwire_contexts (
	"key" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	id TEXT NOT NULL, 
	revision BIGINT NOT NULL, 
	state TEXT NOT NULL, 
	entries BIGINT NOT NULL, 
	changed_ns BIGINT NOT NULL, 
	UNIQUE (id)
);
INSERT INTO "turnwire_contexts" VALUES(1,'talk',1,'{"type":"context","version":"1.1","id":"talk","created_at":"2026-01-31T12:00:00.000000Z","active_branch":"main","branches":[{"name":"main","created_at":"2026-01-31T12:00:00.000000Z"},{"name":"other","created_at":"2026-01-31T12:00:00.000000Z","parent":"main","fork_after":"e1"}],"title":"Über Äpfel","updated_at":"2026-01-31T12:00:00.000000Z"}',4,1795423768083716006);
CREATE TABLE turnwire_entries (
	context_key INTEGER NOT NULL, 
	branch TEXT NOT NULL, 
	position BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (context_key, branch, position), 
	FOREIGN KEY(context_key) REFERENCES turnwire_contexts ("key") ON DELETE CASCADE
);
INSERT INTO "turnwire_entries" VALUES(1,'main',0,'{"type":"text","version":"1.1","id":"e1","created_at":"2026-01-31T12:00:00Z","data":{"role":"user","content":"What is\nin a.py?  \u001b[2J"}}');
INSERT INTO "turnwire_entries" VALUES(1,'main',1,'{"type": "sketch",  "id":"u1", "strokes": [1.50, 1e2, {"b": null, "a": "\u00fc"}]}');
INSERT INTO "turnwire_entries" VALUES(1,'main',2,'{"type":"tool_request","version":"1.1","id":"e2","created_at":"2026-01-31T12:00:00Z","data":{"call":{"id":"1","name":"read_file","arguments":{"path":"a.py"}},"state":"waiting","approval":{"state":"pending","hash":"0000000000000000000000000000000000000000000000000000000000000000"}}}');
INSERT INTO "turnwire_entries" VALUES(1,'main',3,'{"type":"file_reference","version":"1.1","id":"e3","created_at":"2026-01-31T12:00:00Z","data":{"path":"a.py","status":"pending","is_binary":false,"is_truncated":false}}');
CREATE TABLE turnwire_events (
	thread_key INTEGER NOT NULL, 
	event_id BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (thread_key, event_id), 
	FOREIGN KEY(thread_key) REFERENCES turnwire_threads ("key") ON DELETE CASCADE
);
INSERT INTO "turnwire_events" VALUES(1,1,'{"event":"notice","event_id":1,"at":"2026-01-31T12:00:00Z","thread_id":"t1","notice":{"id":"image.fallback","message":"notice 1"}}');
INSERT INTO "turnwire_events" VALUES(1,2,'{"event":"notice","event_id":2,"at":"2026-01-31T12:00:00Z","thread_id":"t1","notice":{"id":"image.fallback","message":"notice 2"}}');
CREATE TABLE turnwire_threads (
	"key" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	id TEXT NOT NULL, 
	context_key INTEGER NOT NULL, 
	revision BIGINT NOT NULL, 
	state TEXT NOT NULL, 
	changed_ns BIGINT NOT NULL, 
	UNIQUE (id), 
	FOREIGN KEY(context_key) REFERENCES turnwire_contexts ("key") ON DELETE CASCADE
);
INSERT INTO "turnwire_threads" VALUES(1,'t1',1,1,'{"type":"thread","version":"1.1","id":"t1","context_id":"talk","status":"idle","created_at":"2026-01-31T12:00:00Z"}',1795423768093907975);
CREATE TABLE turnwire_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT turnwire_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "turnwire_version" VALUES('0002');
CREATE INDEX turnwire_contexts_changed ON turnwire_contexts (changed_ns, "key");
CREATE INDEX ix_turnwire_threads_context_key ON turnwire_threads (context_key);
CREATE INDEX turnwire_threads_changed ON turnwire_threads (changed_ns, "key");
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('turnwire_contexts',1);
INSERT INTO "sqlite_sequence" VALUES('turnwire_threads',1);
COMMIT;
